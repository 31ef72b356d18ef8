HTTP/1.1 200 OK
cache-control: private, no-store
content-type: application/json; charset=utf-8
cross-origin-opener-policy: same-origin
permissions-policy: camera=(), microphone=(), geolocation=(self), payment=(self)
referrer-policy: strict-origin-when-cross-origin
x-content-type-options: nosniff
x-correlation-id: 01a204ad-e650-72ca-8843-2f98b64930e0
x-robots-tag: noindex
content-length: 703
Date: Sun, 22 Nov 2026 19:13:55 GMT
Connection: keep-alive
Keep-Alive: timeout=65

