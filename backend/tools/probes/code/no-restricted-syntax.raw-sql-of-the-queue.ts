declare const boss: { getDb(): { executeSql(text: string): Promise<unknown> } };

export const answers = () => boss.getDb().executeSql('select 1');
