import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { BellRing, Newspaper, Package, PackageOpen, Star, TicketPercent } from 'lucide-react';
import { useTimeout } from 'ahooks';
import { useId, useRef, useState } from 'react';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { LoadingRows } from '@/platform/LoadingRows';
import { SectionError } from '@/platform/SectionError';
import { StatePanel } from '@/platform/StatePanel';
import { TextButton } from '@/components/TextButton';
import { AlertList } from '@/features/alerts/components/AlertList';
import { groupByPeriod, type InboxEntry } from '@/features/inbox/inboxEntries';
import { useInbox, type Inbox } from '@/features/inbox/useInbox';
import { useInboxMessages } from '@/features/inbox/useInboxMessages';
import { useInboxLabels } from '@/features/inbox/useInboxLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { serverClock } from '@/lib/sharedServerClock';
import { promptSignIn } from '@/lib/signInPrompt';
import styles from './inbox.less';
import { InboxSkeleton, periodHeadingLook } from './InboxSkeleton';

const kindIcons = { order: Package, return: PackageOpen, alert: BellRing, coupon: TicketPercent, article: Newspaper };
const iconOf = (entry: InboxEntry) =>
  entry.kind === 'order' && entry.update === 'review' ? Star : kindIcons[entry.kind];

/** Ms for which the first part waits for the others: rows that come later move those that are shown. */
const SHOW_PARTS_AFTER_MS = 3_000;

/** The entries of the inbox by period, with what is unread; `most` limits their number. Visitors see the articles and can sign in. */
export function InboxList({ max }: { max?: number }) {
  const { t: tShared } = useTranslation();
  const t = useInboxMessages();
  const inbox = useInbox();
  const { entries, unread, failures, isLoading, isSignedOut } = inbox;
  const [failure] = failures;
  const [isSlow, setIsSlow] = useState(false);
  useTimeout(() => setIsSlow(true), isLoading && entries.length > 0 ? SHOW_PARTS_AFTER_MS : undefined);
  const status = useRef<HTMLParagraphElement>(null);
  const markAllRead = () => {
    inbox.markAllRead();
    // The button disappears.
    status.current?.focus();
  };
  if (isLoading && !isSlow) return <InboxSkeleton rows={max ? 4 : 6} />;
  if (failure && entries.length === 0) return <ErrorPanel error={failure.error} retry={() => void failure.retry()} />;
  return (
    <Stack gap={12}>
      {isSignedOut && (
        <Row
          wrap
          align="center"
          justify="space-between"
          rowGap={8}
          columnGap={16}
          paddingBlock={12}
          paddingInline={16}
          radius="card"
          background="sunken"
          size={15}
          className={styles.signIn}
        >
          <p>{t('inbox.signedOut')}</p>
          <button type="button" className="button-link button-link-primary" onClick={() => promptSignIn()}>
            {tShared('problem.signIn')}
          </button>
        </Row>
      )}
      {failures.map(({ part, error, retry }) => (
        <SectionError key={part} name={t(`inbox.part.${part}`)} error={error} retry={() => void retry()} />
      ))}
      {entries.length > 0 ? (
        <>
          <Row wrap minHeight="touch" align="center" justify="space-between" rowGap={0} columnGap={16}>
            {/* The bell of a visitor has no count either. */}
            {!isLoading && !isSignedOut && (
              <>
                <Text as="p" ref={status} color="ink-2" size={13} role="status" tabIndex={-1}>
                  {unread.size > 0 ? t('inbox.unread', { count: unread.size }) : t('inbox.allRead')}
                </Text>
                {unread.size > 0 && (
                  <TextButton size={13} onClick={markAllRead}>
                    {t('inbox.markAll')}
                  </TextButton>
                )}
              </>
            )}
          </Row>
          {groupByPeriod(entries.slice(0, max), serverClock.now()).map(({ period, entries: rows }) => (
            <PeriodSection key={period} name={t(`inbox.period.${period}`)} rows={rows} inbox={inbox} />
          ))}
          {isLoading && <LoadingRows rows={2} />}
        </>
      ) : (
        !isSignedOut && <StatePanel picture="empty-articles" title={t('inbox.empty')} text={t('inbox.empty.text')} />
      )}
      {max === undefined && <AlertList />}
    </Stack>
  );
}

function PeriodSection({ name, rows, inbox }: { name: string; rows: readonly InboxEntry[]; inbox: Inbox }) {
  const t = useInboxMessages();
  const labelsOf = useInboxLabels();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Text as="h2" id={heading} {...periodHeadingLook} paddingTop={4} paddingBottom={8}>
        {name}
      </Text>
      <Card as="ul" overflow="hidden" divided>
        {rows.map((entry) => {
          const { title, text, time, address } = labelsOf(entry);
          const Icon = iconOf(entry);
          const isUnread = inbox.unread.has(entry.id);
          return (
            <li key={entry.id}>
              <Row
                as={Link}
                position="relative"
                gap={12}
                className={classNames(styles.row, isUnread && styles.unread)}
                to={address}
                onClick={() => inbox.markRead(entry)}
              >
                <Stack
                  as="span"
                  flex="none"
                  placeItems="center"
                  radius="full"
                  background={isUnread ? 'soft' : 'sunken'}
                  color={isUnread ? 'action' : 'ink-2'}
                  style={{ width: 40, height: 40 }}
                >
                  <Icon size={20} strokeWidth={1.8} aria-hidden />
                </Stack>
                <Stack as="span" flex={1} minWidth={0} alignContent="start" gap={4} overflowWrap="anywhere">
                  <Text size={15} weight={isUnread ? 600 : undefined}>
                    {isUnread && <span className="visually-hidden">{t('inbox.isUnread')} </span>}
                    {title}
                  </Text>
                  {text && (
                    <Text color="ink-2" size={13}>
                      {text}
                    </Text>
                  )}
                  <Text color="ink-3" size={12}>
                    {time}
                  </Text>
                </Stack>
              </Row>
            </li>
          );
        })}
      </Card>
    </section>
  );
}
