'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import {
  FRAMEWORK_EVENT,
  isPlainClick,
  NAVIGATE_EVENT,
  PAGE_EVENT,
} from '@/components/base/browser/events';
import { inPlacePath } from '@/lib/base/routes/in-place';
import { type Connection, mayPrefetch, pathToPrefetch } from '@/lib/docs/navigation/intent';
import { arrive } from './arrive';
import { needsDocument } from './first-address';
import { keepHistory } from './keep-history';
import { followLinks } from './links';
import { isAhead, loadAhead } from './payloads';
import { endTransition, lastTransition, leave, mustLeave } from './transition';
import { useRoute } from './use-route';

const BASE_PATH = process.env.BASE_PATH ?? '';

/** What a navigation brings with it: the bar ends, the place and focus are set, the boot script looks again. */
export function RouteEffects() {
  const route = useRoute();
  const last = useRef(route);
  useEffect(() => {
    // From now on a click on a link is a soft navigation.
    document.documentElement.dataset.hydrated = '';
    endTransition();
    if (last.current === route) return;
    last.current = route;
    document.dispatchEvent(new Event(PAGE_EVENT));
    arrive(lastTransition());
  }, [route]);
  useEffect(() => keepHistory(route), [route]);
  // The framework's own effect runs after this one, within the same task.
  useEffect(() => queueMicrotask(() => document.dispatchEvent(new Event(FRAMEWORK_EVENT))), []);
  usePrefetchOnIntent();
  useLinks();
  useNavigateEvent();
  useFirstAddress();
  return null;
}

/** Address of the document when this script came; a page is left only afterwards. */
const FIRST = typeof window === 'undefined' ? undefined : new URL(window.location.href);

/** Whether the browser must load `target`, not the framework; the last page that a reader asks for wins. */
function leavesFramework(target: string): boolean {
  if (FIRST === undefined) return false;
  const isWrongInPlace = needsDocument(
    FIRST,
    new URL(window.location.href),
    new URL(target, window.location.href),
  );
  if (isWrongInPlace) leave();
  return mustLeave();
}

/** The browser follows a link of which the framework would write a wrong address, and each one after it. */
function useFirstAddress(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // Downloads, links to other hosts and links into new tabs leave this page where it is.
      const isWay = link && isPlainClick(event) && pathToPrefetch(link, window.location);
      if (isWay && leavesFramework(link.href)) event.stopPropagation();
    };
    window.addEventListener('click', follow, { capture: true });
    return () => window.removeEventListener('click', follow, { capture: true });
  }, []);
}

function useLinks(): void {
  const router = useRouter();
  useEffect(() => followLinks(router.push), [router]);
}

/** Scripts outside of the framework navigate through it. */
function useNavigateEvent(): void {
  const router = useRouter();
  useEffect(() => {
    const handle = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
      const path = inPlacePath(event.detail, BASE_PATH);
      if (path === undefined || leavesFramework(event.detail)) return;
      event.preventDefault();
      router.push(path);
    };
    document.addEventListener(NAVIGATE_EVENT, handle);
    return () => document.removeEventListener(NAVIGATE_EVENT, handle);
  }, [router]);
}

/** Loads pages before the reader opens them: on hover, on keyboard focus, at a touch; each once. */
function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prepare = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      // Asked at the event: a connection changes while one reads.
      const { connection } = navigator as Navigator & { connection?: Connection };
      if (!mayPrefetch(connection)) return;
      const path = pathToPrefetch(link, window.location);
      const route = path === undefined ? undefined : inPlacePath(path, BASE_PATH);
      if (route !== undefined && !isAhead(route)) loadAhead(route);
    };
    const handle = ({ target }: Event) => prepare(target);
    // The movement that brought the framework may have ended on a link.
    for (const link of document.querySelectorAll('a:is(:hover, :focus)')) prepare(link);
    const options = { passive: true, capture: true } as const;
    const types = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const type of types) document.addEventListener(type, handle, options);
    return () => {
      for (const type of types) document.removeEventListener(type, handle, options);
    };
  }, []);
}
