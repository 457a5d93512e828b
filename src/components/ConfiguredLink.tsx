import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import { pathOf, platformOfPath } from '@/lib/routes';
import { FeatureLink } from './FeatureLink';

interface Props {
  link: NonNullable<typeof SHOP.header>['links'][number];
  className?: string | undefined;
  /** Drawn behind the label. */
  children?: ReactNode;
}

/** A link of shop.config.ts, to the page of this platform or to another site. One to a part that is switched off is left out. */
export function ConfiguredLink({ link: { label, to }, className, children }: Props) {
  const { language } = useTranslation();
  const { pathname } = useLocation();
  const text = configText(label, language);
  if ('url' in to)
    return (
      <a className={className} href={to.url} target="_blank" rel="noreferrer">
        {text}
        {children}
      </a>
    );
  return (
    <FeatureLink className={className} to={pathOf(platformOfPath(pathname) ?? 'h5', to.screen, to.query)}>
      {text}
      {children}
    </FeatureLink>
  );
}
