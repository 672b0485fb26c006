import { shellWord } from '../contract/examples/languages/bash';

/** A request as it goes over the wire. */
export interface Message {
  /** `https://api.sandbox.gateway.example`. */
  readonly host: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** All but those of the body. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** A command that sends the message. */
export function curlText({ host, method, target, headers, body }: Message): string {
  const all = [...(body === '' ? [] : [['Content-Type', 'application/json'] as const]), ...headers];
  const words = [
    `curl -sS -X ${shellWord(method)} ${shellWord(host + target)}`,
    ...all.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-binary ${shellWord(body)}`]),
  ];
  return words.join(' \\\n  ');
}

/** The message itself. */
export function httpText({ host, method, target, headers, body }: Message): string {
  const size = new TextEncoder().encode(body).length;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host.replace('https://', '')}`,
    ...(body === '' ? [] : ['Content-Type: application/json']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(size === 0 ? [] : [`Content-Length: ${size}`]),
  ];
  return `${lines.join('\n')}\n\n${body}`.trimEnd();
}
