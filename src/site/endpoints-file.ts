/** File in the built folder that names the services the pages call, below the site's base. */
export const endpointsFile = "endpoints.json";
