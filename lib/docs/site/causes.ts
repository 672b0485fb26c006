/** How deep a chain of causes is followed; a cause may name itself. */
const MAX_CAUSES = 5;

/** Message of an error and of what caused it, outermost first. */
export function causesOf(error: unknown): string[] {
  const messages: string[] = [];
  let current: unknown = error;
  while (current !== undefined && current !== null && messages.length < MAX_CAUSES) {
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
