import { CustomerOnly, type CustomerOnlyProps } from '@/components/both/CustomerOnly';

/** A screen of the desktop that belongs to a customer. */
export const CustomerScreen = (props: CustomerOnlyProps) => <CustomerOnly face="pc" {...props} />;
