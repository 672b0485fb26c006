/**
 * The response of another server, for an intercept that serves several folders. The body comes decoded, so the
 * headers of its encoding are dropped.
 */
export async function forwardTo(origin: string, target: string): Promise<Response> {
  const answer = await fetch(origin + target, { redirect: 'manual' });
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    headers.delete(name);
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}
