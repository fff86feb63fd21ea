/** What a script of others is for. What is necessary is not asked about; everything else is loaded after a yes. */
export const GROUPS = ['necessary', 'preferences', 'statistics', 'marketing'] as const
export type Group = (typeof GROUPS)[number]
