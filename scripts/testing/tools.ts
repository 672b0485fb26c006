import type { ToolName } from '../../lib/gateway/tools/names';

/** What is on the screen when a tool can be used. */
export const READY: Readonly<Record<ToolName, string>> = {
  request: '.request-printed code:not(:empty)',
  signing: '.tool-frame li',
  callback: '.tool-frame li',
  'callback-get': '.tool-frame li',
  codes: '.tool-frame input',
  values: '.tool-frame input',
  services: '.finder-methods li',
};

/** What a reader presses on the page of a request, one after the other, to send it; and what the gateway returns. */
export const SEND = {
  open: '.request-open',
  send: '.gateway-send',
  response: '.gateway [aria-label="Response"]',
} as const;
