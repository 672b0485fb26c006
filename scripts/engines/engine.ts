/** A source of input and what it does, as both protocols of WebDriver write it. */
interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A page in a browser that Playwright cannot drive: the part of WebDriver that the tests need. */
export interface Engine {
  /** The name and the version that the browser gives. */
  readonly name: string;
  /** Open an address, and wait until it has loaded. */
  goto(url: string): Promise<void>;
  /** The JSON value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sizes in CSS pixels, of the page and not of the window. */
  resize(width: number, height: number): Promise<void>;
  /** The page as PDF; undefined if the browser cannot write one. */
  print(): Promise<Buffer | undefined>;
  /** What the pages wrote on the console as errors, also uncaught ones; undefined if the browser cannot say. */
  readonly errors: readonly string[] | undefined;
  close(): Promise<void>;
}

/**
 * The result of a function in the page. Only its text is sent: it uses nothing of its surroundings but `given`.
 * @throws Error with the message of the browser
 */
export async function inPage<T, A>(
  engine: Engine,
  task: (given: A) => T | Promise<T>,
  given: A,
): Promise<T> {
  return (await engine.evaluate(`(${task})(${JSON.stringify(given)})`)) as T; // what the task returns, as JSON
}

/** Press the middle of the first visible element of a selector. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const [x, y] = await inPage(
    engine,
    (wanted) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((each) =>
        each.checkVisibility(),
      );
      if (!element) throw new Error(`no visible ${wanted}`);
      // A reader comes here by scrolling, and what is above has its layout then; a script jumps.
      document.documentElement.dataset.whole = '';
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    },
    selector,
  );
  await engine.perform([
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
}

/** Keys that have no character: the code points of WebDriver. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

/** Press and release one key after the other. */
export const type = (engine: Engine, keys: string): Promise<void> =>
  engine.perform([
    {
      type: 'key',
      id: 'keyboard',
      actions: [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]);
