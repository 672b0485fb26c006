import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as t from '@/.generated/interface';
import { useRoute } from '../navigation/use-route';

/** The tools of a site by name; each is fetched when a reader opens it. */
export type Tools = Readonly<Record<string, () => Promise<ToolModule>>>;

interface ToolModule {
  readonly default: ComponentType<ToolProps>;
}

interface ToolProps {
  /** Route of the page on which the tool is. */
  readonly route: string;
}

interface OpenTool {
  readonly place: Element;
  /** Undefined when it could not be fetched. */
  readonly Body: ComponentType<ToolProps> | undefined;
}

/**
 * Draws the tools of a page in their places. A place is a `details` element with the tool's name: it opens without a
 * script, so a press that comes before this one is not lost. A tool that was opened stays while its page is there.
 */
export function ToolHost({ tools }: { readonly tools: Tools }) {
  const route = useRoute();
  const [opened, setOpened] = useState<{ route: string; list: readonly OpenTool[] }>();
  useEffect(() => {
    let isHere = true;
    const load = (details: HTMLDetailsElement) => tools[details.dataset.tool ?? '']?.();
    const draw = async (details: HTMLDetailsElement) => {
      const module = load(details);
      if (!module) return;
      const place = placeIn(details);
      const Body = await module.then(
        (loaded) => loaded.default,
        () => undefined,
      );
      if (!isHere) return;
      setOpened((before) => {
        const list = before?.route === route ? before.list : [];
        const drawn = list.find((tool) => tool.place === place);
        if (drawn?.Body) return before;
        return { route, list: [...list.filter((tool) => tool !== drawn), { place, Body }] };
      });
    };
    const onToggle = ({ target }: Event) => {
      if (isTool(target) && target.open) void draw(target);
    };
    // The code is fetched while the pointer or the focus is on the line that opens the tool.
    const onIntent = ({ target }: Event) => {
      const details = target instanceof Element ? target.closest('[data-tool]') : null;
      if (isTool(details)) load(details)?.catch(() => undefined);
    };
    const options = { passive: true, capture: true } as const;
    document.addEventListener('toggle', onToggle, options);
    for (const type of INTENTS) document.addEventListener(type, onIntent, options);
    // `#request=…` opens the tool of this name, which reads the rest.
    const [, named] = /^#([a-z-]+)=/.exec(location.hash) ?? [];
    const wanted = named && document.querySelector(`details[data-tool="${named}"]`);
    if (wanted && isTool(wanted)) wanted.open = true;
    for (const details of document.querySelectorAll('details[data-tool][open]'))
      if (isTool(details)) void draw(details);
    return () => {
      isHere = false;
      document.removeEventListener('toggle', onToggle, options);
      for (const type of INTENTS) document.removeEventListener(type, onIntent, options);
    };
  }, [route, tools]);
  if (opened?.route !== route) return null;
  return opened.list.map(({ place, Body }, index) =>
    createPortal(
      <Guard>{Body ? <Body route={route} /> : <p role="alert">{t.errorsToolNotLoaded}</p>}</Guard>,
      place,
      `${index}`,
    ),
  );
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Where a tool is drawn. It is added when the tool is opened: most readers never open it. */
function placeIn(details: HTMLDetailsElement): Element {
  const known = details.querySelector('.tool-body');
  if (known) return known;
  const place = document.createElement('div');
  place.className = 'tool-body';
  details.append(place);
  return place;
}

const isTool = (target: unknown): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.dataset.tool !== undefined;

/** A fault of a tool stays in its place: the page around it can be read on. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p role="alert">{t.errorsToolStopped}</p>;
  }
}
