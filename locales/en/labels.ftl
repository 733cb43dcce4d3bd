### labels
