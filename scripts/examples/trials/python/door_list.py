import os

from door_list import guests
from gateway import gateway

token = {"Authorization": "Bearer " + os.environ["GATEWAY_ACCESS_TOKEN"]}
try:
    print(len(guests(lambda path, query: gateway("GET", path, query=query, headers=token), "pg_01KF0HC5N2")), "guests")
except Exception as error:
    print("throws", getattr(error, "code", type(error).__name__))
