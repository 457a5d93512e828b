/** Gallery entries of components that say how things are: empty, loading, failed, done. */
import { CircleCheck } from 'lucide-react';
import { DraftNotice } from '@/components/DraftNotice';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { FieldError } from '@/components/FieldError';
import { FormStatus } from '@/components/FormStatus';
import { LoadingRows } from '@/platform/LoadingRows';
import { ResultHead } from '@/platform/ResultHead';
import { SectionError } from '@/platform/SectionError';
import { StatePanel } from '@/platform/StatePanel';
import { ToastView } from '@/components/ToastView';
import { PlainState } from '@/platform/PlainState';
import { UndoBarSample } from './Interactive';
import { KitOutcome, KitSkeletonRow, KitState } from './KitParts';
import { doNothing, type GalleryEntries } from './galleryEntry';

const noResponse = { kind: 'noResponse', cause: 'network' } as const;
const notFound = { kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null } as const;

export const stateEntries: GalleryEntries = ({ texts }) => [
  {
    name: 'StatePanel',
    file: 'src/platform/StatePanel.tsx',
    states: {
      empty: (
        <StatePanel picture="empty-orders" title={texts.title} text={texts.text}>
          <button type="button" className="button-link button-link-primary">
            {texts.action}
          </button>
        </StatePanel>
      ),
      error: <StatePanel isError picture="offline" title={texts.error} text={texts.text} />,
      long: <StatePanel picture="not-found" title={texts.long} text={texts.long} />,
    },
  },
  {
    name: 'ErrorPanel',
    file: 'src/platform/ErrorPanel.tsx',
    states: {
      error: <ErrorPanel error={noResponse} retry={doNothing} />,
      empty: <ErrorPanel error={notFound} retry={doNothing} />,
    },
  },
  {
    name: 'SectionError',
    file: 'src/platform/SectionError.tsx',
    states: {
      error: <SectionError error={noResponse} name={texts.title} retry={doNothing} />,
      long: <SectionError error={noResponse} name={texts.long} retry={doNothing} />,
    },
  },
  {
    name: 'KitStates',
    file: 'src/platform/{platform}/states.tsx',
    states: {
      empty: <KitState title={texts.title} text={texts.text} />,
      error: <KitState isError title={texts.error} text={texts.text} />,
      success: (
        <KitOutcome icon={<CircleCheck size={48} strokeWidth={1.4} aria-hidden />} title={texts.title}>
          {texts.text}
        </KitOutcome>
      ),
      busy: <KitSkeletonRow />,
    },
  },
  {
    name: 'PlainState',
    file: 'src/platform/PlainState.tsx',
    states: { empty: <PlainState title={<p>{texts.title}</p>} text={<p>{texts.text}</p>} /> },
  },
  {
    name: 'ResultHead',
    file: 'src/platform/ResultHead.tsx',
    states: {
      success: <ResultHead tone="good" title={texts.title} text={texts.text} />,
      default: <ResultHead tone="open" title={texts.title} text={texts.text} />,
      busy: <ResultHead tone="busy" title={texts.progress} text="" />,
      over: <ResultHead tone="over" title={texts.error} text={texts.text} />,
      long: <ResultHead tone="good" title={texts.long} text={texts.long} />,
    },
  },
  {
    name: 'LoadingRows',
    file: 'src/platform/LoadingRows.tsx',
    states: { busy: <LoadingRows rows={3} /> },
  },
  {
    name: 'FieldError',
    file: 'src/components/FieldError.tsx',
    states: { error: <FieldError>{texts.error}</FieldError>, long: <FieldError>{texts.long}</FieldError> },
  },
  {
    name: 'FormStatus',
    file: 'src/components/FormStatus.tsx',
    states: {
      busy: <FormStatus progress={texts.progress} formError={undefined} />,
      error: <FormStatus progress={undefined} formError={texts.error} />,
    },
  },
  {
    name: 'DraftNotice',
    file: 'src/components/DraftNotice.tsx',
    states: {
      default: <DraftNotice text={texts.text} action={texts.action} onStartOver={doNothing} />,
      long: <DraftNotice text={texts.long} action={texts.action} onStartOver={doNothing} />,
    },
  },
  {
    name: 'ToastView',
    file: 'src/components/ToastView.tsx',
    states: {
      default: <ToastView toast={{ message: texts.title, isVisible: true, serial: 1 }} />,
      long: <ToastView toast={{ message: texts.long, isVisible: true, serial: 1 }} />,
    },
  },
  {
    name: 'UndoBar',
    file: 'src/components/UndoBar.tsx',
    states: { default: <UndoBarSample texts={texts} /> },
  },
];
