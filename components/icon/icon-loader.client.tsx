'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import site from '@/.generated/site.json';
import { fetchIcon } from '@/lib/site/icon-service';

/**
 * Fills icons that were not inlined at build from the public icon services, when the browser is idle. A site whose
 * icons are all inlined makes no request here.
 */
export function IconLoader() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other icons
  useEffect(() => {
    const empty = [...document.querySelectorAll<SVGElement>('svg[data-icon]')];
    if (empty.length === 0) return;
    const abort = new AbortController();
    for (const svg of empty) {
      void fetchIcon(svg.dataset.icon ?? '', site.iconServices, abort.signal).then((icon) => {
        if (!icon) return;
        svg.setAttribute('viewBox', `0 0 ${icon.width} ${icon.height}`);
        svg.innerHTML = icon.body;
        delete svg.dataset.icon;
      });
    }
    return () => abort.abort();
  }, [pathname]);
  return null;
}
