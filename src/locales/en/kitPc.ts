/** The texts of antd. */
import locale from 'antd/es/locale/en_US';

export const kitPc = locale;
