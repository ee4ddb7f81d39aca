import type { ThemeConfig } from 'antd';
import { palette } from '../theme/palette';

/** The back office's dialogs. Every text colour passes 4.5:1 on ivory and on white. */
export const antdTheme: ThemeConfig = {
  hashed: false,
  token: {
    colorPrimary: palette.teal,
    colorInfo: palette.cobalt,
    colorSuccess: palette.moss,
    colorWarning: '#7a5200',
    colorError: palette.ruby,
    colorLink: palette.teal,
    colorTextBase: palette.ink,
    colorText: palette.ink,
    colorTextSecondary: palette.soft,
    colorTextTertiary: palette.soft,
    colorTextDescription: palette.soft,
    colorTextPlaceholder: '#6b5d4f',
    colorTextDisabled: '#6b5d4f',
    colorBgLayout: palette.ivory,
    colorBorder: '#8b7a66',
    colorBorderSecondary: '#d9c9ac',
    borderRadius: 8,
    fontFamily: 'var(--text)',
    fontSize: 15,
    controlHeight: 44,
    controlHeightSM: 36,
    motionDurationMid: '0.15s',
  },
  components: {
    Button: { fontWeight: 600, primaryShadow: 'none', dangerShadow: 'none', defaultShadow: 'none' },
  },
};
