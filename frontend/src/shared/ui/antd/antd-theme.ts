import type { ThemeConfig } from 'antd';
import { darkPalette, palette } from '../theme/palette';

/** Scope of antd's class names and custom properties; the built stylesheet (`tools/antd-styles.mjs`) uses the same. */
const SCOPE = 'back-office';

const themeOf = (colors: Record<keyof typeof palette, string>, warning: string): ThemeConfig => ({
  hashed: false,
  cssVar: { key: SCOPE },
  token: {
    colorPrimary: colors.teal,
    colorInfo: colors.cobalt,
    colorSuccess: colors.moss,
    colorWarning: warning,
    colorError: colors.ruby,
    // antd's mixed colors are drab, since our accents are dark.
    colorPrimaryBg: colors.tealTint,
    colorPrimaryBgHover: colors.tealTint,
    colorInfoBg: colors.cobaltTint,
    colorInfoBorder: colors.cobalt,
    colorSuccessBg: colors.mossTint,
    colorSuccessBorder: colors.moss,
    colorWarningBg: colors.amberTint,
    colorWarningBorder: colors.amber,
    colorErrorBg: colors.rubyTint,
    colorErrorBorder: colors.ruby,
    colorLink: colors.teal,
    // antd's lighter defaults are too pale to read.
    colorLinkHover: colors.teal,
    colorLinkActive: colors.teal,
    colorTextBase: colors.ink,
    colorText: colors.ink,
    colorTextHeading: colors.ink,
    colorTextSecondary: colors.soft,
    colorTextTertiary: colors.soft,
    colorTextDescription: colors.soft,
    colorTextPlaceholder: colors.soft,
    colorTextDisabled: colors.soft,
    colorTextLightSolid: colors.onAccent,
    colorIcon: colors.soft,
    colorBgBase: colors.surface,
    colorBgLayout: colors.ground,
    colorBgContainer: colors.surface,
    colorBgElevated: colors.surface,
    colorBgSpotlight: colors.ink,
    colorBorder: colors.fieldEdge,
    colorBorderSecondary: colors.hairline,
    colorSplit: colors.hairline,
    borderRadius: 8,
    fontFamily: 'var(--text)',
    fontSize: 15,
    controlHeight: 44,
    controlHeightSM: 36,
    motionDurationMid: '0.15s',
  },
  components: {
    Button: {
      fontWeight: 600,
      paddingInlineSM: 12,
      primaryShadow: 'none',
      dangerShadow: 'none',
      defaultShadow: 'none',
    },
    Layout: { headerBg: colors.deep, headerColor: colors.ivory, headerHeight: 'auto', headerPadding: 0 },
    Tabs: {
      itemColor: colors.soft,
      horizontalItemPadding: '12px 16px',
      horizontalItemGutter: 4,
      verticalItemPadding: '10px 16px',
      verticalItemMargin: '4px 0 0',
    },
    Select: { optionSelectedBg: colors.sand, optionActiveBg: colors.quiet },
    Segmented: { trackBg: colors.sand, itemColor: colors.soft },
    Table: {
      headerBg: colors.quiet,
      headerColor: colors.soft,
      rowHoverBg: colors.quiet,
      rowSelectedBg: colors.tealTint,
      rowSelectedHoverBg: colors.tealTint,
      cellPaddingBlock: 10,
      cellPaddingBlockMD: 8,
    },
  },
});

/** The back office's theme. All text colors have a contrast of at least 4.5:1. */
export const antdTheme: ThemeConfig = { ...themeOf(palette, '#7a5200'), zeroRuntime: true };

/** Used for the built stylesheet when the system is in dark mode. */
export const antdDarkTheme: ThemeConfig = themeOf({ ...palette, ...darkPalette }, '#f3c766');
