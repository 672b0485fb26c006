import os

from door_list import guests
from gateway import gateway

token = {"Authorization": "Bearer " + os.environ["GATEWAY_ACCESS_TOKEN"]}
assert guests(lambda path, query: gateway("GET", path, query=query, headers=token), "pg_01KF0HC5N2") == []
pages = {None: {"data": [{"transaction_id": "trx_1", "payer_fields": {"name": "zoe"}}], "page": {"has_more": True, "next_cursor": "c"}},
         "c": {"data": [{"transaction_id": "trx_2", "payer_fields": {"name": "Ada"}}], "page": {"has_more": False, "next_cursor": None}}}
assert guests(lambda path, query: pages[query.get("cursor")], "pg_1") == ["Ada", "zoe"]
