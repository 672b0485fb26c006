/** Headers as any framework has them: `Headers`, Node's object, or a plain one in any case. */
export type HeaderSource =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** One header by its name in any case. A header sent twice is joined, as HTTP says, and then fails its form. */
export function headerOf(headers: HeaderSource, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const wanted = name.toLowerCase();
  const values = Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === wanted)
    .flatMap(([, value]) => value ?? []);
  return values.length === 0 ? undefined : values.join(', ');
}
