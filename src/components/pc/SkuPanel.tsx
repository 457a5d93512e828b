import { FaceSkuPanel, type SkuPanelProps } from '@/components/both/FaceSkuPanel';

/** The choice among the combinations of goods, on the desktop. */
export const SkuPanel = (props: SkuPanelProps) => <FaceSkuPanel face="pc" {...props} />;
