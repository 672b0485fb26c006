import { REQUEST_FORMAT, type RequestPage, requestFile } from '@/lib/gateway/tools/request/page';

/** The requests of a page, or why there are none: the file could not be fetched, or is of another build. */
export type LoadedPage = RequestPage | 'failed' | 'outdated';

/** Fetch the requests of a page. */
export async function loadRequestPage(route: string): Promise<LoadedPage> {
  try {
    const response = await fetch(`${process.env.BASE_PATH ?? ''}/${requestFile(route)}`);
    if (!response.ok) return 'failed';
    // The build writes this file; another form of it has another number.
    const found = (await response.json()) as RequestPage;
    return found.format === REQUEST_FORMAT ? found : 'outdated';
  } catch {
    // No connection, or no JSON.
    return 'failed';
  }
}
