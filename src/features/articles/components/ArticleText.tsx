import { useState, type ReactNode } from 'react';
import { Skeleton } from '@/components/Skeleton';
import { Box, Row, Text } from '@/components/Layout';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './articles.less';
import { SafeHtml } from '@/platform/SafeHtml';

interface Props {
  article: { title: string; body: string; publishedAt: string };
  /** A label above the title: the kind of the article. */
  kicker?: string;
  /** Actions beside the date. */
  children?: ReactNode;
  /** What follows the text, shown with it: sooner, the text would move it. */
  below?: ReactNode;
}

/** An article: title, date and text. */
export function ArticleText({ article, kicker, children, below }: Props) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Box as="article" minWidth={0} style={{ maxWidth: '42rem' }}>
        <Box as="header" marginBottom={20}>
          {kicker && (
            <Text as="p" marginBottom={4} color="action" size={13} weight={600}>
              {kicker}
            </Text>
          )}
          <h2 className={styles.title}>{article.title}</h2>
          <Row wrap align="center" justify="space-between" rowGap={4} columnGap={16} minHeight="touch" marginTop={8}>
            <Text as="p" color="ink-3" size={13}>
              {t('article.changed', { day: date(article.publishedAt) })}
            </Text>
            {children && (
              <Row wrap gap={8} print="none">
                {children}
              </Row>
            )}
          </Row>
        </Box>
        <Text as="div" overflowWrap="anywhere" className={styles.body}>
          <SafeHtml html={article.body} onShown={setIsShown} />
        </Text>
      </Box>
      {isShown && below}
    </>
  );
}

/** Placeholder with the layout of an article, while it loads. */
export function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <Box style={{ maxWidth: '42rem' }} role="status" aria-label={t('shell.loading')}>
      <Skeleton width="72%" height="32px" />
      <Box paddingBlock={12} marginBottom={16}>
        <Skeleton width="30%" height="18px" />
      </Box>
      {[96, 100, 92, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="18px" marginBottom={12} />
      ))}
    </Box>
  );
}
