import { Box, Row, Text } from '@/components/Layout';
import { SentenceWithGap } from '@/components/SentenceWithGap';
import { useFeature } from '@/hooks/useFeature';
import { Link } from 'react-router-dom';
import { Chevron } from '@/components/Chevron';
import { Headset } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './articles.less';

interface Props {
  next: readonly { id: string; title: string }[];
  toArticle: (id: string) => string;
  toService: string;
}

/** Links after an article: the service desk if the shop has one, and the next articles of its kind, which come later. */
export function ArticleActions({ next, toArticle, toService }: Props) {
  const { t } = useTranslation();
  const nextId = useId();
  const hasService = useFeature('service');
  return (
    <Box
      as="nav"
      print="none"
      paddingTop={24}
      borderTop="line"
      style={{ maxWidth: '42rem', marginTop: 40 }}
      aria-label={t('article.ways')}
    >
      {hasService && (
        <Row as="p" wrap align="center" rowGap={0} columnGap={12} color="ink-2">
          <SentenceWithGap text={t('article.stillOpen')} />
          <Row
            as={Link}
            align="center"
            gap={8}
            minHeight="touch"
            color="action"
            weight={600}
            inline
            className={styles.service}
            to={toService}
          >
            <Headset size={18} strokeWidth={1.8} aria-hidden />
            {t('article.askService')}
          </Row>
        </Row>
      )}
      {next.length > 0 && (
        <>
          <Text as="h2" id={nextId} size={17} marginTop={20} marginBottom={8}>
            {t('article.readNext')}
          </Text>
          <Box as="ul" divided aria-labelledby={nextId}>
            {next.map(({ id, title }) => (
              <li key={id}>
                <Row
                  as={Link}
                  align="center"
                  gap={12}
                  paddingBlock={8}
                  className={styles.nextLink}
                  style={{ minHeight: 48 }}
                  to={toArticle(id)}
                >
                  <Box as="span" flex={1} minWidth={0}>
                    {title}
                  </Box>
                  <Chevron />
                </Row>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
