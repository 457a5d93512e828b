import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';

/** Links to the legal pages that shop.config.ts names. A text that the API publishes has a page of the shop instead. */
export function LegalLinks({ className }: { className: string | undefined }) {
  const { t, language } = useTranslation();
  const { serverRecord, isPending } = useServerRecord();
  // Until then it is not known which texts the API publishes; a link would change or vanish.
  if (isPending) return null;
  const { agreementId, privacyId } = serverRecord ?? {};
  const { agreement, privacy, withdrawal, imprint } = SHOP.legalLinks;
  const links = [
    { href: agreementId ? undefined : agreement, name: t('shell.agreement') },
    { href: privacyId ? undefined : privacy, name: t('shell.privacy') },
    { href: withdrawal, name: t('shell.withdrawal') },
    { href: imprint, name: t('shell.imprint') },
  ];
  return links.map(
    ({ href, name }) =>
      href && (
        <a key={name} className={className} href={configText(href, language)} target="_blank" rel="noreferrer">
          {name}
        </a>
      ),
  );
}
