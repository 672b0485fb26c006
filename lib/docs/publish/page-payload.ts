/** What the framework makes a page of. */
export interface PagePayload {
  /** `/docs/faq.txt` */
  readonly address: string;
  /** `checksum` of its text. */
  readonly mark: string;
}

/** The payload that a page names for the boot script; the notice of offline reading has none. */
export function payloadOf(html: string): PagePayload | undefined {
  const [, address, mark] = / data-framework="([^"#]+)#(\w+) /.exec(html) ?? [];
  return address === undefined || mark === undefined ? undefined : { address, mark };
}
