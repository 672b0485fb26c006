import contextlib
import io
from datetime import datetime, timedelta, timezone

from gateway import gateway

with contextlib.redirect_stdout(io.StringIO()):  # the lines of the page have been compared
    from price_list import PriceList

prices = PriceList(lambda: gateway("GET", "/v1/currency/rates", query={"from": "EUR", "to": "PLN"})["data"], {"PLN": 2})
start = datetime.now(timezone.utc)


def price(now):
    try:
        return "a price" if prices.price("149.90", "PLN", now) > 0 else "nothing"
    except Exception as error:
        return f"throws {getattr(error, 'code', type(error).__name__)}"


first = price(start)
soon = price(prices.fresh_until + timedelta(seconds=1)) if first == "a price" else first
late = price(prices.fresh_until + timedelta(hours=1)) if first == "a price" else first
print(first, soon, late, sep=", then ")
