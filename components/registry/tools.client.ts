'use client';

import type { Tools } from '@/components/docs/shell/tool-host';
import type { ToolName } from '@/lib/gateway/tools/names';

/** The tools of the gateway; each is a bundle of its own. */
export const TOOLS = {
  request: () => import('@/components/gateway/tools/request/builder'),
  signing: () => import('@/components/gateway/tools/signing/workbench'),
  callback: () => import('@/components/gateway/tools/callback/verifier'),
  'callback-get': () => import('@/components/gateway/tools/callback/get-verifier'),
  codes: () => import('@/components/gateway/tools/codes/look-up'),
  values: () => import('@/components/gateway/tools/values/decoder'),
  services: () => import('@/components/gateway/tools/services/finder'),
} satisfies Record<ToolName, Tools[string]>;
