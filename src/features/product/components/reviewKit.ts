/** What the reviews of a product need of a UI kit. */
import type { FunctionComponent } from 'react';
import type { ModalRoute } from '@/hooks/useModalRoute';
import type { Picture as PictureData } from '@/lib/picture';

export interface PictureViewerProps {
  modal: ModalRoute;
  pictures: readonly PictureData[];
  /** The dialog's name. */
  name: string;
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
}

/** The parts of a UI kit. Stars and bars are drawn for the eye only: the text beside them says the same. */
export interface ReviewKit {
  /** 0–5 stars, drawn to half a star. */
  Stars: FunctionComponent<{ stars: number }>;
  /** 0–100. */
  Bar: FunctionComponent<{ percent: number }>;
  PictureViewer: FunctionComponent<PictureViewerProps>;
}
