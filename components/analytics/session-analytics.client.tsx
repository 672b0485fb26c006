'use client';

import { useEffect } from 'react';
import site from '@/.generated/site.json';
import { useRoute } from '@/components/navigation/use-route';
import { mayMeasure } from '@/lib/site/consent';

/**
 * Session analytics by configuration: one beacon a page with its route, to `analytics.endpoint` of site.yaml. Off
 * while that is empty; silent under Do Not Track and Global Privacy Control.
 */
export function SessionAnalytics() {
  const route = useRoute();
  useEffect(() => {
    const { endpoint } = site.analytics;
    if (endpoint && mayMeasure(navigator))
      navigator.sendBeacon(endpoint, JSON.stringify({ route }));
  }, [route]);
  return null;
}
