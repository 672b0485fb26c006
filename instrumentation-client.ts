import { givePayloads } from '@/components/docs/navigation/payloads';

/** The framework's own hook: the start of every navigation, whatever began it. */
export { onRouterTransitionStart } from '@/components/docs/navigation/transition';

// Here, because it comes before the first request of the framework.
givePayloads();
