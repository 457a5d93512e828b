import { useServerRecord } from '@/hooks/useInitialState';
import { safePictureSource } from '@/lib/picture';
import styles from './ShopName.less';

/** The logo that the API names, else that of shop.config.ts, else the name of the shop. The name is the logo's alternative text. */
export function ShopName() {
  const { serverRecord } = useServerRecord();
  const name = serverRecord?.shopName ?? SHOP.name;
  const logo = safePictureSource(serverRecord?.logo?.src ?? '') ?? SHOP.logo?.light;
  if (!logo) return name;
  // Only the one of the theme is displayed.
  return SHOP.logo?.dark && logo === SHOP.logo.light ? (
    <>
      <img className={styles.logo} src={logo} alt={name} />
      <img className={styles.dark} src={SHOP.logo.dark} alt={name} />
    </>
  ) : (
    <img className={styles.logo} src={logo} alt={name} />
  );
}
