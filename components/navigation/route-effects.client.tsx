'use client';

import { useEffect, useRef } from 'react';
import { PAGE_EVENT } from '@/components/boot/events';
import { useRoute } from './use-route';

/** Tells the boot script that another page has been put in place. */
export function RouteEffects() {
  const route = useRoute();
  const last = useRef(route);
  useEffect(() => {
    if (last.current === route) return;
    last.current = route;
    document.dispatchEvent(new Event(PAGE_EVENT));
  }, [route]);
  return null;
}
