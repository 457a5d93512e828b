import { ConfiguredLink } from '@/components/ConfiguredLink';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import styles from './Shell.less';

/** The columns of links that shop.config.ts adds to the footer. */
export function FooterColumns() {
  const { language } = useTranslation();
  return SHOP.footer?.columns.map(({ title, links }, at) => (
    <section key={at} className={styles.part}>
      <h2 className={styles.title}>{configText(title, language)}</h2>
      {links.map((link, index) => (
        <ConfiguredLink key={index} link={link} className={styles.link} />
      ))}
    </section>
  ));
}
