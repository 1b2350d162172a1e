"""The benchmark measures what it says: its numbers, its server, its games."""

from pathlib import Path
from urllib.request import urlopen

import pytest

from engine.link import parse
from engine.pacification import Play
from engine.wars import Commit
from tools.bench import server as bench_server
from tools.bench.moments import commits, first_choices, thoughts
from tools.bench.numbers import middle, percentile, times
from tools.bench.server import Line, serving


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(40, 0, -1)]
    assert [percentile(values, percent) for percent in (0, 50, 95, 100)] == [1, 20, 38, 40]
    assert percentile([7.0], 95) == 7


def test_medians_come_with_their_range() -> None:
    assert middle([3000, 1000, 2000]) == "2,000 (1,000–3,000)"
    assert middle([2000]) == "2,000"
    assert middle([]) == "–"


def test_a_ratio_is_that_of_the_medians() -> None:
    assert times([80, 90, 1000], [9, 10, 11]) == "9.0×"
    assert times([], [1]) == times([1], []) == "–"


def test_all_connections_share_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(bench_server.time, "monotonic", lambda: 50.0)
    monkeypatch.setattr(bench_server.time, "sleep", waits.append)
    line = Line(rate=1000)
    line.carry(500)
    line.carry(2000)
    assert waits == [0.5, 2.5]


def test_the_server_counts_what_travels_for_each_file(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("a page", encoding="utf-8")
    (tmp_path / "large.bin").write_bytes(b"x" * 50_000)
    with serving(tmp_path) as server:
        for path in ("", "large.bin"):
            with urlopen(server.url + path) as answer:
                answer.read()
        server.settle(quiet=0.2)
        sizes = {transfer.path: transfer.size for transfer in server.transfers}
    assert sorted(sizes) == ["/", "/large.bin"]
    assert 6 < sizes["/"] < 1000  # the headers too
    assert 50_000 < sizes["/large.bin"] < 51_000


def test_clicks_are_measured_where_a_card_can_be_played() -> None:
    for written in first_choices(2):
        record = parse(written).record
        assert any(isinstance(move, Play) for move in record.game.legal_moves(record.state))
    for written in commits(2):
        session = parse(written)
        record = session.record
        assert [seat.player for seat in session.seats] == ["", *["careful"] * 6]
        assert record.game.seat_to_move(record.state) == 0
        assert isinstance(record.game.legal_moves(record.state)[1], Commit)


def test_thoughts_are_those_of_many_moments() -> None:
    records = [parse(written).record for written in thoughts(6, 4)]
    assert len({len(record.moves) for record in records}) > 3
    assert all(record.game.seat_to_move(record.state) is not None for record in records)
