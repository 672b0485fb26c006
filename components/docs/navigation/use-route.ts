import { usePathname } from 'next/navigation';
import { type Route, stripHtmlSuffix, toRoute } from '@/lib/base/routes/route';

/** Route of the page on screen, the same for `/faq`, `/faq/`, `/faq.html` and `/faq/index.html`. */
export const useRoute = (): Route => toRoute(stripHtmlSuffix(usePathname()));
