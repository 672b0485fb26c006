/** What the public icon services return for one icon, after checking. */
export interface FetchedIcon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Drawing elements and their plain attributes; anything that could run or load something is not drawn at all. */
const SAFE_BODY =
  /^(?:<\/?(?:g|path|circle|rect|line|polyline|polygon|ellipse)(?:\s+[a-z-]+="(?!\s*(?:javascript|data):)[^"<>]*")*\s*\/?>\s*)+$/i;
const FORBIDDEN = /\s(?:on\w+|style|href|xlink:href|src)\s*=/i;

/** Whether markup is made of shapes only. */
export const isDrawing = (body: string): boolean => SAFE_BODY.test(body) && !FORBIDDEN.test(body);

/**
 * Ask the services for `set:name`, one after the other, and take the first valid response; the set is lucide when left
 * out. Responses are untrusted: only shapes pass. Never throws; without a valid response the place stays empty.
 */
export async function fetchIcon(
  name: string,
  services: readonly string[],
  signal?: AbortSignal,
  get: typeof fetch = fetch,
): Promise<FetchedIcon | undefined> {
  const [set, icon] = name.includes(':') ? name.split(':') : ['lucide', name];
  if (!set || !icon || !/^[a-z0-9-]+$/.test(set) || !/^[a-z0-9-]+$/.test(icon)) return undefined;
  for (const service of services) {
    try {
      const response = await get(`${service}/${set}.json?icons=${icon}`, signal ? { signal } : {});
      if (!response.ok) continue;
      const found = checkIcon(await response.json(), icon);
      if (found) return found;
    } catch {
      if (signal?.aborted) return undefined;
      // This host is out of reach; the next one may not be.
    }
  }
  return undefined;
}

function checkIcon(answer: unknown, name: string): FetchedIcon | undefined {
  if (typeof answer !== 'object' || answer === null || !('icons' in answer)) return undefined;
  const { icons, width, height } = answer as {
    icons?: Record<string, unknown>;
    width?: unknown;
    height?: unknown;
  };
  const icon = icons?.[name] as { body?: unknown; width?: unknown; height?: unknown } | undefined;
  if (typeof icon?.body !== 'string' || !isDrawing(icon.body)) return undefined;
  const size = (...values: unknown[]) =>
    values.find((value): value is number => typeof value === 'number') ?? 24;
  return { body: icon.body, width: size(icon.width, width), height: size(icon.height, height) };
}
