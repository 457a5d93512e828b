import { Link } from 'react-router-dom';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Text } from '@/components/Layout';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** A section of the wallet with its title and a link to the overview. */
export function WalletSection({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  usePageTitle(title, true);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <Row as="header" wrap align="baseline" justify="space-between" rowGap={4} columnGap={16} marginBottom={16}>
        <Text as="h2" size={25} ref={heading} tabIndex={-1}>
          {title}
        </Text>
        <Row as={Link} align="center" gap={4} color="action" weight={600} inline to={pathOf('pc', 'wallet')}>
          <ChevronLeft size={16} strokeWidth={1.8} aria-hidden />
          {t('wallet.back')}
        </Row>
      </Row>
      {children}
    </>
  );
}
