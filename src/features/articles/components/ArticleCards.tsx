import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/Skeleton';
import { Box, Card, Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  heads: readonly { id: string; title: string; summary: string; kind: string; publishedAt: string }[];
  toArticle: (id: string) => string;
  /** A label above the title, where articles of several kinds are listed. */
  kickerOf?: (kind: string) => string;
}

/** Articles with title and summary; news also with its date. */
export function ArticleCards({ heads, toArticle, kickerOf }: Props) {
  const { date } = useDateFormat();
  return (
    <Stack as="ul" gap={12} style={autoColumns('20rem')}>
      {heads.map(({ id, title, summary, kind, publishedAt }) => (
        <Stack as="li" key={id} minWidth={0}>
          <Card as={Link} minWidth={0} padding={16} gap={2} alignContent="start" hover="control" to={toArticle(id)}>
            {kickerOf && (
              <Text color="action" size={13} weight={600}>
                {kickerOf(kind)}
              </Text>
            )}
            <Text weight={600}>{title}</Text>
            {summary && (
              <Text color="ink-2" size={15}>
                {summary}
              </Text>
            )}
            {kind === 'news' && (
              <Text marginTop={4} color="ink-3" size={13}>
                {date(publishedAt)}
              </Text>
            )}
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}

/** Places of articles with a title and a summary of two lines, while they load. */
export function ArticleCardsSkeleton() {
  const { t } = useTranslation();
  const { platform } = usePlatform();
  return (
    <Box padding={platform === 'h5' ? 16 : undefined} role="status" aria-label={t('shell.loading')}>
      <Stack gap={12} style={autoColumns('20rem')}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height="103px" radius="card" />
        ))}
      </Stack>
    </Box>
  );
}
