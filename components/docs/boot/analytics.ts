import { mayMeasure } from '@/lib/docs/site/consent';
import { onEachPage } from '../../base/browser/events';

declare const __ANALYTICS_ENDPOINT__: string;

/**
 * Session analytics by configuration: one beacon a page with its route, to `analytics.endpoint` of site.yaml. Off
 * while that is empty; silent under Do Not Track and Global Privacy Control.
 */
export function startAnalytics(): void {
  if (!__ANALYTICS_ENDPOINT__ || !mayMeasure(navigator)) return;
  onEachPage(() => {
    const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
    if (route !== undefined)
      navigator.sendBeacon(__ANALYTICS_ENDPOINT__, JSON.stringify({ route }));
  });
}
