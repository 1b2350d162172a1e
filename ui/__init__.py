"""What a person sees and does: pure functions from a model to HTML text."""
