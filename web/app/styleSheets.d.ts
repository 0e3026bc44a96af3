declare module 'graphiql/style.css';
