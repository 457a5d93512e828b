/** The permissions of the operations that Vendure does not know. The superadministrator has them; other roles get them one by one. */
import { PermissionDefinition } from '@vendure/core';

export const payWithdrawals = new PermissionDefinition({
  name: 'PayWithdrawals',
  description: 'See withdrawals, approve, settle and refuse them',
});
export const checkInTickets = new PermissionDefinition({
  name: 'CheckInTickets',
  description: 'Mark tickets as used',
});
export const issueCodes = new PermissionDefinition({
  name: 'IssueCodes',
  description: 'Issue codes that add an amount to a balance',
});

export const adminPermissions = [payWithdrawals, checkInTickets, issueCodes];
