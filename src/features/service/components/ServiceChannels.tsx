import { Skeleton } from '@/components/Skeleton';
import { Row, Stack, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import type { ReactNode } from 'react';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './service.less';
import { StatePanel } from '@/platform/StatePanel';
import { usePlatform } from '@/platform/usePlatform';

interface Props<Channel> {
  /** Undefined until they are loaded. */
  channels: readonly Channel[] | undefined;
  /** Number of rows that could not be read. */
  droppedCount: number;
  /** The error of loading the channels, drawn by the platform. */
  fieldError: ReactNode;
  /** The phone number from the shop's settings, shown when the channels failed to load. */
  call: { phone: string; href: string } | undefined;
  draw: (channel: Channel) => ReactNode;
}

/** The channels of the service desk. */
export function ServiceChannels<Channel extends { id: string }>({
  channels,
  droppedCount,
  fieldError,
  call,
  draw,
}: Props<Channel>) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const hasArticles = useFeature('articles');
  const title =
    platform === 'h5' ? ({ marginBottom: 10, size: 17 } as const) : ({ marginBottom: 12, size: 20 } as const);
  if (!channels) {
    if (!fieldError) {
      return (
        <div role="status" aria-label={t('shell.loading')}>
          <Skeleton width="10em" height="1.2em" {...title} />
          <div className={styles.channels}>
            {Array.from({ length: 4 }, (_, at) => (
              <Skeleton key={at} height="158px" radius="card" />
            ))}
          </div>
        </div>
      );
    }
    return (
      <div>
        {fieldError}
        {call && (
          <Row as="p" justify="center">
            <a className="button-link" href={call.href}>
              {t('service.open.phone')} {call.phone}
            </a>
          </Row>
        )}
      </div>
    );
  }
  if (channels.length === 0) {
    return (
      <StatePanel
        picture="not-found"
        title={t('service.none.title')}
        text={t(hasArticles ? 'service.none.text' : 'article.empty.textPlain')}
      >
        <FeatureLink className="button-link" to={pathOf(platform, 'articles')}>
          {t('service.helpWay')}
        </FeatureLink>
      </StatePanel>
    );
  }
  return (
    <section aria-label={t('service.channels')}>
      <Text as="h2" {...title}>
        {t('service.channels')}
      </Text>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <Stack as="li" key={channel.id} minWidth={0}>
            {draw(channel)}
          </Stack>
        ))}
      </ul>
      {droppedCount > 0 && (
        <Text as="p" color="ink-2" size={13}>
          {t('problem.rowsLeftOut', { count: droppedCount })}
        </Text>
      )}
    </section>
  );
}
