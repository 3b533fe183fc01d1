"""Who serves a network is told what friends can open: never 0.0.0.0."""

import pytest

from malecon.cli import addresses


@pytest.fixture(autouse=True)
def _two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["127.0.0.1", "172.17.0.1", "169.254.3.4", "10.0.0.7", "192.168.1.20"]
    monkeypatch.setattr(addresses, "machine_addresses", lambda: found)


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_everywhere_names_addresses_that_can_be_opened_home_networks_first(host: str) -> None:
    assert addresses.local_url(host, 8088) == "http://localhost:8088/"
    assert addresses.network_urls(host, 8088) == [
        "http://192.168.1.20:8088/",
        "http://10.0.0.7:8088/",
        "http://172.17.0.1:8088/",
    ]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_loopback_is_for_nobody_else(host: str) -> None:
    assert addresses.local_url(host, 80) == "http://localhost:80/"
    assert addresses.network_urls(host, 80) == []


def test_an_address_of_its_own() -> None:
    assert addresses.local_url("192.168.1.20", 80) == "http://192.168.1.20:80/"
    assert addresses.network_urls("192.168.1.20", 80) == ["http://192.168.1.20:80/"]
    assert addresses.network_urls("fd00::5", 80) == ["http://[fd00::5]:80/"]


def test_the_qr_code_is_drawn_in_text() -> None:
    drawn = addresses.qr_code("http://192.168.1.20:8088/").splitlines()
    assert 12 < len(drawn) < 20
    assert any("▄" in line or "█" in line or "▀" in line for line in drawn)
