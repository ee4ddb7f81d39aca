import pg from 'pg';

export const pool = pg.Pool;
