import { Chevron } from '@/components/Chevron';
import { ConfiguredLink } from '@/components/ConfiguredLink';
import { Card, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import styles from './account.less';

/** The links that shop.config.ts has for the header of the desktop, as rows of a card. */
export function HeaderLinkRows() {
  return SHOP.header?.links.map((link, at) => (
    <ConfiguredLink key={at} link={link} className={styles.shopLink}>
      <Chevron />
    </ConfiguredLink>
  ));
}

/** The columns that shop.config.ts has for the footer of the desktop, as cards. */
export function FooterCards() {
  const { language } = useTranslation();
  return SHOP.footer?.columns.map(({ title, links }, at) => (
    <Card key={at} as="nav" divided paddingInline={16} aria-label={configText(title, language)}>
      <Text as="h2" size={15} paddingBlock={12}>
        {configText(title, language)}
      </Text>
      {links.map((link, index) => (
        <ConfiguredLink key={index} link={link} className={styles.shopLink}>
          <Chevron />
        </ConfiguredLink>
      ))}
    </Card>
  ));
}
