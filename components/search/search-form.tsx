import { Icon } from '@/components/icon/icon';

interface Props {
  isLarge?: boolean;
}

/** A plain form that asks `/search`; it needs no script. */
export function SearchForm({ isLarge = false }: Props) {
  return (
    <search
      className={isLarge ? 'search-box search-box-large' : 'search-box'}
      aria-label={isLarge ? 'All pages' : 'Site'}
    >
      <Icon name="search" />
      <form action={`${process.env.BASE_PATH ?? ''}/search`}>
        <input type="search" name="q" placeholder="Search" aria-label="Search" autoComplete="off" />
      </form>
    </search>
  );
}
