import type { Route } from '../../base/routes/route';

export type NavNode = NavPage | NavGroup;

export interface NavPage {
  readonly type: 'page';
  readonly route: Route;
  readonly label: string;
  /** HTTP verb of an API page, shown at the right. */
  readonly verb?: string | undefined;
}

export interface NavGroup {
  readonly type: 'group';
  readonly label: string;
  /** Folded until one of its pages is open. */
  readonly isCollapsed?: boolean | undefined;
  readonly items: readonly NavNode[];
}

/** What the navigation needs to know of a page. */
export interface NavSource {
  readonly route: Route;
  readonly label: string;
  /** The page's full title, for lists where the label alone would not say which method it belongs to. */
  readonly title?: string | undefined;
  readonly verb?: string | undefined;
  /** Payment method of a service page, and the family it belongs to. */
  readonly method?:
    | { readonly id: string; readonly name: string; readonly group: string }
    | undefined;
}

/** Everything the browser gets once, in one cached script. */
export interface Navigation {
  readonly docs: readonly NavNode[];
  readonly sections: readonly NavSection[];
  /** Route → index in `sections`, for the pages outside the docs sidebar. */
  readonly sectionOf: Readonly<Record<string, number>>;
}

export interface NavSection {
  readonly label: string;
  readonly items: readonly NavNode[];
}

export interface Crumb {
  readonly label: string;
  readonly route?: Route | undefined;
}
