// Starts PyScript under a content security policy without 'unsafe-eval'. PyScript would make a
// function from text for one worker hook, needed only by its own kind of workers, which we don't use:
// without that hook there is nothing to make. This must run before PyScript defines its elements,
// hence a static import, whose module is evaluated at once with ours.
import { hooks } from "../../runtime/pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
