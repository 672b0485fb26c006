import { renameSync, rmSync } from 'node:fs';

/**
 * Replace a folder by what two steps make, and only when both are done. A build that fails or is killed in the second
 * step leaves no half of a site, which could be published.
 * @param out the folder, which the first step writes
 * @param making where the second step works, on the same disk
 * @throws what a step throws; then neither folder is there
 */
export async function replaceOut<T>(
  out: string,
  making: string,
  steps: { readonly make: () => void; readonly finish: (folder: string) => Promise<T> },
): Promise<T> {
  const remove = () => {
    for (const folder of [out, making]) rmSync(folder, { recursive: true, force: true });
  };
  remove();
  try {
    steps.make();
    renameSync(out, making);
    const result = await steps.finish(making);
    renameSync(making, out);
    return result;
  } catch (error) {
    remove();
    throw error;
  }
}
