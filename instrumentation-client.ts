/** The framework's own hook: the start of every navigation, whatever began it. */
export { onRouterTransitionStart } from '@/components/docs/navigation/transition';
