import { Empty, Result } from 'antd';
import type { PlatformOutcomeProps, PlatformStateProps } from '@/platform/usePlatform';

export const State = ({ picture, title, text, isError = false, children }: PlatformStateProps) =>
  isError ? (
    <Result
      styles={{ icon: { display: 'grid', justifyItems: 'center' } }}
      icon={picture ?? null}
      title={title}
      subTitle={text}
      extra={children}
    />
  ) : (
    <Empty
      styles={{
        root: { margin: 0, padding: '40px 24px' },
        image: { display: 'grid', height: 96, justifyItems: 'center' },
        description: { display: 'grid', gap: 8, justifyItems: 'center' },
      }}
      image={picture ?? null}
      description={
        <>
          {title}
          {text}
        </>
      }
    >
      {children}
    </Empty>
  );

export const Outcome = ({ icon, title, children }: PlatformOutcomeProps) => (
  <Result icon={icon} title={title} subTitle={children} />
);
