import { Box, Stack, Text } from '@/components/Layout';
import '@/features/promotion/promotionMessages';
import classNames from 'classnames';
import { Download, Share } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';
import { QrCode } from '@/components/QrCode';

interface Props {
  /** The poster: `picture` is undefined while it is drawn, null where the browser cannot draw it. */
  poster: { text: string; picture: string | null | undefined; share: (() => Promise<void>) | undefined };
  link: string;
  /** How to save the picture, which differs between touch and mouse. */
  hint: string;
}

/** The invitation poster, to share or save; where it cannot be drawn, its text. */
export function PosterView({ poster: { text, picture, share }, link, hint }: Props) {
  const { t } = useTranslation();
  if (picture === undefined)
    return (
      <span
        className={classNames('skeleton', styles.posterViewSkeleton)}
        role="status"
        aria-label={t('shell.loading')}
      />
    );
  if (picture === null) {
    return (
      <Stack justifyItems="center" gap={12} overflowWrap="anywhere">
        <Text as="p" color="ink-2" size={13} textAlign="center">
          {t('promotion.poster.none')}
        </Text>
        <Box style={{ width: 220 }}>
          <QrCode payload={link} label={t('promotion.qr')} />
        </Box>
        <Text as="p" overflowWrap="anywhere" size={13} userSelect="all">
          {link}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack justifyItems="center" gap={12} overflowWrap="anywhere">
      <img className={styles.picture} src={picture} alt={text} />
      {share && (
        <button type="button" className={`button-link button-link-primary ${styles.save}`} onClick={() => void share()}>
          <Share size={18} strokeWidth={1.8} aria-hidden />
          {t('promotion.poster.share')}
        </button>
      )}
      <a
        className={`button-link ${share ? '' : 'button-link-primary'} ${styles.save}`}
        href={picture}
        download="invitation.png"
      >
        <Download size={18} strokeWidth={1.8} aria-hidden />
        {t('promotion.poster.save')}
      </a>
      <Text as="p" color="ink-2" size={13} textAlign="center">
        {hint}
      </Text>
    </Stack>
  );
}
